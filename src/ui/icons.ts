import {
  ArrowLeft as arrowLeft,
  AudioLines as audioLines,
  CalendarClock as calendarClock,
  Check as check,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  Clock as clock,
  Copy as copy,
  Dices as dices,
  EllipsisVertical as ellipsisVertical,
  Eye as eye,
  EyeOff as eyeOff,
  Globe as globe,
  Inbox as inbox,
  Infinity as infinity,
  KeyRound as keyRound,
  Lock as lock,
  LockOpen as lockOpen,
  Pencil as pencil,
  Plus as plus,
  RefreshCw as refreshCw,
  Search as search,
  Thermometer as thermometer,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Unplug as unplug,
  Wifi as wifi,
  WifiOff as wifiOff,
  X as x
} from 'lucide'
import { createElement, type ReactElement } from 'react'

type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[]

/** Draws an icon; `lucide-react` has the same ones in a wrapper that weighs more than all that we use of them. */
const icon = (drawing: Drawing) => (): ReactElement =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true
    },
    ...drawing.map(([tag, attributes]) => createElement(tag, attributes))
  )

export const ArrowLeft = /* @__PURE__ */ icon(arrowLeft)
export const AudioLines = /* @__PURE__ */ icon(audioLines)
export const CalendarClock = /* @__PURE__ */ icon(calendarClock)
export const Check = /* @__PURE__ */ icon(check)
export const CircleAlert = /* @__PURE__ */ icon(circleAlert)
export const CircleCheck = /* @__PURE__ */ icon(circleCheck)
export const Clock = /* @__PURE__ */ icon(clock)
export const Copy = /* @__PURE__ */ icon(copy)
export const Dices = /* @__PURE__ */ icon(dices)
export const EllipsisVertical = /* @__PURE__ */ icon(ellipsisVertical)
export const Endless = /* @__PURE__ */ icon(infinity)
export const Eye = /* @__PURE__ */ icon(eye)
export const EyeOff = /* @__PURE__ */ icon(eyeOff)
export const Globe = /* @__PURE__ */ icon(globe)
export const Inbox = /* @__PURE__ */ icon(inbox)
export const KeyRound = /* @__PURE__ */ icon(keyRound)
export const Lock = /* @__PURE__ */ icon(lock)
export const LockOpen = /* @__PURE__ */ icon(lockOpen)
export const Pencil = /* @__PURE__ */ icon(pencil)
export const Plus = /* @__PURE__ */ icon(plus)
export const RefreshCw = /* @__PURE__ */ icon(refreshCw)
export const Search = /* @__PURE__ */ icon(search)
export const Thermometer = /* @__PURE__ */ icon(thermometer)
export const Trash2 = /* @__PURE__ */ icon(trash2)
export const TriangleAlert = /* @__PURE__ */ icon(triangleAlert)
export const Unplug = /* @__PURE__ */ icon(unplug)
export const Wifi = /* @__PURE__ */ icon(wifi)
export const WifiOff = /* @__PURE__ */ icon(wifiOff)
export const X = /* @__PURE__ */ icon(x)

import {
  ArrowLeft as arrowLeft,
  AudioLines as audioLines,
  Check as check,
  ChevronDown as chevronDown,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleQuestionMark as circleQuestionMark,
  Clock as clock,
  Copy as copy,
  Dices as dices,
  EllipsisVertical as ellipsisVertical,
  Eye as eye,
  Factory as factory,
  Fan as fan,
  Flame as flame,
  Globe as globe,
  Inbox as inbox,
  Info as info,
  KeyRound as keyRound,
  Lock as lock,
  LockOpen as lockOpen,
  Minus as minus,
  Pencil as pencil,
  Plug as plug,
  Plus as plus,
  Power as power,
  RefreshCw as refreshCw,
  Search as search,
  Snowflake as snowflake,
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

/** A drawing with all of its paths as one: every row of a list has some icons, and each shape in them has its price. */
function inOnePath(drawing: Drawing): Drawing {
  // Where a path begins is told from the one before it; each is to begin at the origin.
  const lines = drawing.flatMap(([tag, { d }]) => (tag === 'path' ? `M0 0${String(d)}` : []))
  const others = drawing.filter(([tag]) => tag !== 'path')
  return lines.length > 1 ? [['path', { d: lines.join('') }], ...others] : drawing
}

/** Draws an icon; `lucide-react` has the same ones in a wrapper that weighs more than all that we use of them. */
function icon(drawing: Drawing): () => ReactElement {
  let drawn: ReactElement | undefined
  return () => {
    drawn ??= createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true
      },
      ...inOnePath(drawing).map(([tag, attributes]) => createElement(tag, attributes))
    )
    return drawn
  }
}

export const ArrowLeft = /* @__PURE__ */ icon(arrowLeft)
export const AudioLines = /* @__PURE__ */ icon(audioLines)
export const Check = /* @__PURE__ */ icon(check)
export const ChevronDown = /* @__PURE__ */ icon(chevronDown)
export const CircleAlert = /* @__PURE__ */ icon(circleAlert)
export const CircleCheck = /* @__PURE__ */ icon(circleCheck)
export const CircleQuestionMark = /* @__PURE__ */ icon(circleQuestionMark)
export const Clock = /* @__PURE__ */ icon(clock)
export const Copy = /* @__PURE__ */ icon(copy)
export const Dices = /* @__PURE__ */ icon(dices)
export const EllipsisVertical = /* @__PURE__ */ icon(ellipsisVertical)
export const Eye = /* @__PURE__ */ icon(eye)
export const Factory = /* @__PURE__ */ icon(factory)
export const Fan = /* @__PURE__ */ icon(fan)
export const Flame = /* @__PURE__ */ icon(flame)
export const Globe = /* @__PURE__ */ icon(globe)
export const Inbox = /* @__PURE__ */ icon(inbox)
export const Info = /* @__PURE__ */ icon(info)
export const KeyRound = /* @__PURE__ */ icon(keyRound)
export const Lock = /* @__PURE__ */ icon(lock)
export const LockOpen = /* @__PURE__ */ icon(lockOpen)
export const Minus = /* @__PURE__ */ icon(minus)
export const Pencil = /* @__PURE__ */ icon(pencil)
export const Plug = /* @__PURE__ */ icon(plug)
export const Plus = /* @__PURE__ */ icon(plus)
export const Power = /* @__PURE__ */ icon(power)
export const RefreshCw = /* @__PURE__ */ icon(refreshCw)
export const Search = /* @__PURE__ */ icon(search)
export const Snowflake = /* @__PURE__ */ icon(snowflake)
export const Thermometer = /* @__PURE__ */ icon(thermometer)
export const Trash2 = /* @__PURE__ */ icon(trash2)
export const TriangleAlert = /* @__PURE__ */ icon(triangleAlert)
export const Unplug = /* @__PURE__ */ icon(unplug)
export const Wifi = /* @__PURE__ */ icon(wifi)
export const WifiOff = /* @__PURE__ */ icon(wifiOff)
export const X = /* @__PURE__ */ icon(x)

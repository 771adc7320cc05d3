// Icons of the first screen of a table, and of what every element shows. Imported one by one, because the index
// contains all of them.
import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import audioLines from 'lucide/dist/esm/icons/audio-lines.mjs'
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import code from 'lucide/dist/esm/icons/code.mjs'
import fan from 'lucide/dist/esm/icons/fan.mjs'
import flame from 'lucide/dist/esm/icons/flame.mjs'
import keyRound from 'lucide/dist/esm/icons/key-round.mjs'
import listFilter from 'lucide/dist/esm/icons/list-filter.mjs'
import lock from 'lucide/dist/esm/icons/lock.mjs'
import lockOpen from 'lucide/dist/esm/icons/lock-open.mjs'
import minus from 'lucide/dist/esm/icons/minus.mjs'
import refreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import search from 'lucide/dist/esm/icons/search.mjs'
import snowflake from 'lucide/dist/esm/icons/snowflake.mjs'
import thermometer from 'lucide/dist/esm/icons/thermometer.mjs'
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import unplug from 'lucide/dist/esm/icons/unplug.mjs'
import user from 'lucide/dist/esm/icons/user.mjs'
import wifi from 'lucide/dist/esm/icons/wifi.mjs'
import wifiOff from 'lucide/dist/esm/icons/wifi-off.mjs'
import x from 'lucide/dist/esm/icons/x.mjs'
import { createElement, type ReactElement } from 'react'

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[]

/** Merges the paths of an icon into one, because rows have many icons and every shape costs time. */
function inOnePath(iconNode: IconNode): IconNode {
  // Relative paths must start at the origin.
  const lines = iconNode.flatMap(([tag, { d }]) => (tag === 'path' ? `M0 0${String(d)}` : []))
  const shapes = iconNode.filter(([tag]) => tag !== 'path')
  return lines.length > 1 ? [['path', { d: lines.join('') }], ...shapes] : iconNode
}

/** Fills the body of a padlock. */
const filled = (iconNode: IconNode): IconNode =>
  iconNode.map(([tag, attributes]) => [tag, tag === 'rect' ? { ...attributes, fill: 'currentColor' } : attributes])

/**
 * Creates an icon component. `lucide-react` has the same icons in a wrapper that is larger than all the icons used
 * here.
 *
 * @param className class of the drawing, such as `directed`
 */
export function icon(iconNode: IconNode, className?: string): () => ReactElement {
  let rendered: ReactElement | undefined
  return () => {
    rendered ??= createElement(
      'svg',
      {
        className,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true
      },
      ...inOnePath(iconNode).map(([tag, attributes]) => createElement(tag, attributes))
    )
    return rendered
  }
}

export const ArrowLeft = /* @__PURE__ */ icon(arrowLeft, 'directed')
export const AudioLines = /* @__PURE__ */ icon(audioLines)
export const ChevronDown = /* @__PURE__ */ icon(chevronDown)
export const CircleAlert = /* @__PURE__ */ icon(circleAlert)
export const CircleCheck = /* @__PURE__ */ icon(circleCheck)
export const Code = /* @__PURE__ */ icon(code)
export const Fan = /* @__PURE__ */ icon(fan)
export const Flame = /* @__PURE__ */ icon(flame)
export const KeyRound = /* @__PURE__ */ icon(keyRound)
export const ListFilter = /* @__PURE__ */ icon(listFilter)
/** A closed padlock. */
export const Lock = /* @__PURE__ */ icon(/* @__PURE__ */ filled(lock))
export const LockOpen = /* @__PURE__ */ icon(lockOpen)
/** The outline of a closed padlock, for a lock whose state is about to change. */
export const LockOutline = /* @__PURE__ */ icon(lock)
export const Minus = /* @__PURE__ */ icon(minus)
export const RefreshCw = /* @__PURE__ */ icon(refreshCw)
export const Search = /* @__PURE__ */ icon(search)
export const Snowflake = /* @__PURE__ */ icon(snowflake)
export const Thermometer = /* @__PURE__ */ icon(thermometer)
export const TriangleAlert = /* @__PURE__ */ icon(triangleAlert)
export const Unplug = /* @__PURE__ */ icon(unplug)
export const User = /* @__PURE__ */ icon(user)
export const Wifi = /* @__PURE__ */ icon(wifi)
export const WifiOff = /* @__PURE__ */ icon(wifiOff)
export const X = /* @__PURE__ */ icon(x)

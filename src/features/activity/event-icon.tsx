import batteryMedium from 'lucide/dist/esm/icons/battery-medium.mjs'
import lock from 'lucide/dist/esm/icons/lock.mjs'
import userRound from 'lucide/dist/esm/icons/user-round.mjs'
import { AudioLines, Clock, icon, KeyRound, Thermometer, Wifi } from '../../ui/icons.js'
import type { EventKind } from './rules/event-kind.js'

const ICONS = {
  lock: /* @__PURE__ */ icon(lock),
  'access-code': KeyRound,
  device: Wifi,
  battery: /* @__PURE__ */ icon(batteryMedium),
  noise: AudioLines,
  thermostat: Thermometer,
  account: /* @__PURE__ */ icon(userRound),
  other: Clock
}

/** A drawing of what an event is about. */
export function EventIcon({ kind }: { readonly kind: EventKind }) {
  const Icon = ICONS[kind]
  return (
    <span className="event-icon">
      <Icon />
    </span>
  )
}

import type { ReactElement } from 'react'
import batteryMedium from 'lucide/dist/esm/icons/battery-medium.mjs'
import userRound from 'lucide/dist/esm/icons/user-round.mjs'
import { AudioLines, icon, KeyRound, Lock, LockOpen, Thermometer, Wifi, WifiOff } from '../../ui/icons.js'
import { Clock, Plus } from '../../ui/later-icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { PlatformEvent } from '../../core/resources/resources.js'
import css from './event-icon.css'
import type { EventKind } from './rules/event-kind.js'
import { type CatalogEvent, catalogEvent } from './rules/event-catalog.js'

registerStyles(css)

const Account = /* @__PURE__ */ icon(userRound)
const Battery = /* @__PURE__ */ icon(batteryMedium)

const OF_KINDS: Readonly<Record<EventKind, ReactElement>> = {
  lock: <Lock />,
  'access-code': <KeyRound />,
  device: <Wifi />,
  battery: <Battery />,
  noise: <AudioLines />,
  thermostat: <Thermometer />,
  account: <Account />,
  other: <Clock />
}

/** Events that the icon of their kind would contradict. */
const OF_CONTRARIES: Partial<Record<CatalogEvent['text'], ReactElement>> = {
  unlocked: <LockOpen />,
  unlockingDone: <LockOpen />,
  offline: <WifiOff />,
  deviceAdded: <Plus />
}

interface Props {
  readonly kind: EventKind
  readonly event: PlatformEvent
}

export function EventIcon({ kind, event }: Props) {
  const entry = catalogEvent(event.event_type)
  return <span className="event-icon">{(entry && OF_CONTRARIES[entry.text]) ?? OF_KINDS[kind]}</span>
}

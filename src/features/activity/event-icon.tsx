import batteryMedium from 'lucide/dist/esm/icons/battery-medium.mjs'
import cpu from 'lucide/dist/esm/icons/cpu.mjs'
import userRound from 'lucide/dist/esm/icons/user-round.mjs'
import type { ReactElement } from 'react'
import type { PlatformEvent } from '../../core/resources/resources.js'
import {
  AudioLines,
  icon,
  KeyRound,
  Lock,
  LockOpen,
  Thermometer,
  TriangleAlert,
  Unplug,
  Wifi,
  WifiOff
} from '../../ui/icons.js'
import { Clock, Pencil, Plus, Trash2 } from '../../ui/later-icons.js'
import { type CatalogEvent, catalogEvent } from './rules/event-catalog.js'
import type { EventKind } from './rules/event-kind.js'

const Account = /* @__PURE__ */ icon(userRound)
const Chip = /* @__PURE__ */ icon(cpu)
const Battery = /* @__PURE__ */ icon(batteryMedium)

const OF_KINDS: Readonly<Record<EventKind, ReactElement>> = {
  lock: <Lock />,
  'access-code': <KeyRound />,
  device: <Chip />,
  battery: <Battery />,
  noise: <AudioLines />,
  thermostat: <Thermometer />,
  account: <Account />,
  other: <Clock />
}

/** Events with an icon of their own, because the icon of their kind would mislead. */
const OF_EVENTS: Partial<Record<CatalogEvent['text'], ReactElement>> = {
  unlocked: <LockOpen />,
  unlockingSucceeded: <LockOpen />,
  denied: <TriangleAlert />,
  lockingFailed: <TriangleAlert />,
  unlockingFailed: <TriangleAlert />,
  online: <Wifi />,
  stable: <Wifi />,
  offline: <WifiOff />,
  flaky: <WifiOff />,
  deviceAdded: <Plus />,
  deviceRemoved: <Trash2 />,
  deviceDeleted: <Trash2 />,
  deviceRenamed: <Pencil />,
  tampered: <TriangleAlert />,
  accountDisconnected: <Unplug />,
  systemDisconnected: <Unplug />
}

interface Props {
  readonly kind: EventKind
  readonly event: PlatformEvent
}

export function EventIcon({ kind, event }: Props) {
  const entry = catalogEvent(event.event_type)
  return <span className="event-icon stack muted">{(entry && OF_EVENTS[entry.text]) ?? OF_KINDS[kind]}</span>
}

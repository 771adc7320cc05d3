import { useState } from 'react'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone, localZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { CODE_USE } from '../../../messages/code-use/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import type { CodeUseState } from '../rules/use/code-use-state.js'
import { useWhen, type When } from './use-when.js'

interface TimeProps {
  readonly instant: number
  readonly zone: string
  readonly when: When
  /** @default the time in words */
  readonly text?: string
}

/** A time in the zone of the lock, or a sentence about it. */
function Time({ instant, zone, when, text = when.when(instant) }: TimeProps) {
  const { general } = useTexts()
  return (
    <bdi>
      <time dateTime={new Date(instant).toISOString()} title={general.facts([when.exact(instant), zoneLabel(zone)])}>
        {text}
      </time>
    </bdi>
  )
}

/** Returns the text with this name, if any. */
const named = (texts: Readonly<Record<string, string>>, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined

interface Props {
  readonly code: AccessCode
  readonly device: Device | undefined
  readonly log: LockUses
  readonly state: CodeUseState
  /** `true` if later events could not be read: then nothing is said about a missing use. */
  readonly isOutdated: boolean
}

/** Use of a code according to the events of its lock, on one line if it fits. */
export function CodeUseLines({ code, device, log, state, isOutdated }: Props) {
  const texts = useTexts(CODE_USE)
  const zone = displayZone(device)
  const when = useWhen(zone)
  const { noUse, summary } = state
  const { count, first, last, deniedCount, lastDenied, isComplete, isWhole } = summary
  const [seen] = useState(last?.eventId)
  const shared = { zone, when }
  const denied = lastDenied && texts.denied(deniedCount, when.when(lastDenied.instant))
  const reason = named(texts.reasons, lastDenied?.reason)
  const isReported = noUse !== 'offlineCode' && noUse !== 'notReported' && noUse !== 'notStarted'
  return (
    <div className="use-lines wrap">
      {last && (
        <p>
          <span className="muted">{texts.lastUsed}</span> <Time {...shared} instant={last.instant} />
          {last.codeId !== code.access_code_id && <> {texts.withBackup}</>}
          {zone !== localZone() && <small className="muted"> {zoneLabel(zone)}</small>}
        </p>
      )}
      {first && (
        <p>
          {isComplete ? texts.used(count) : texts.usedAtLeast(count)}
          {!isWhole && <> {texts.inWindow}</>}
        </p>
      )}
      {first && isWhole && count > 1 && (
        <p>
          <span className="muted">{texts.firstUsed}</span> <Time {...shared} instant={first.instant} />
        </p>
      )}
      {noUse !== undefined && noUse !== 'notStarted' && !isOutdated && (
        <p>{noUse === 'notFound' ? texts.notFound(log.eventCount) : texts[noUse]}</p>
      )}
      {lastDenied && denied !== undefined && (
        <p>
          <Time
            {...shared}
            instant={lastDenied.instant}
            text={reason === undefined ? denied : texts.because(denied, reason)}
          />
        </p>
      )}
      {isReported && device && onlineStatus(device) !== 'online' && <p className="muted">{texts.lockOffline}</p>}
      <Announcer message={last && last.eventId !== seen ? texts.usedAt(when.time(last.instant)) : ''} />
    </div>
  )
}

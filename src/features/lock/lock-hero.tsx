import circleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { useMessages } from '../../element/custom-element/element-context.js'
import { isLocked, lockAction, onlineStatus } from '../device/rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import { LargeButton } from '../../ui/actions/large-button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Lock, LockOpen, icon } from '../../ui/icons.js'
import { Reading } from '../../ui/layout/reading.js'
import { registerStyles } from '../../ui/style/styles.js'
import { ConnectionReading } from '../device/connection-reading.js'
import { DeviceHero } from '../device/device-hero.js'
import { BoltIcon } from './bolt-icon.js'
import { lockReading } from './lock-reading.js'
import { useLockChange } from './use-lock-change.js'
import { useLock } from './use-lock.js'
import css from './lock-hero.css'

registerStyles(css)

const CircleQuestionMark = /* @__PURE__ */ icon(circleQuestionMark)

interface Props {
  readonly device: Device
}

/** Where the bolt is, or where it is being moved. */
function BoltReading({ device }: Props) {
  const messages = useMessages()
  const { lock } = messages
  const reading = lockReading(device, useLockChange(device), messages)
  if (!reading) {
    return (
      <Reading icon={<CircleQuestionMark />} note={lock.notTold}>
        {lock.unknown}
      </Reading>
    )
  }
  const { state, isUnderWay, tone, word, note } = reading
  return (
    <Reading
      icon={<BoltIcon state={state} />}
      tone={tone}
      // Longer than what is settled, and smaller: nothing moves around it.
      size={isUnderWay ? 'title' : 'reading'}
      note={note ?? (lockAction(device) ? undefined : lock.notRemote)}
    >
      {word}
    </Reading>
  )
}

/** The button that moves the bolt. */
function BoltButton({ device }: Props) {
  const { lock } = useMessages()
  const { action, isPending, spoken, press } = useLock(device)
  if (!action) return null
  return (
    <div className="bolt-button">
      <LargeButton icon={action === 'lock' ? <Lock /> : <LockOpen />} pending={isPending} onClick={press}>
        {lock[action]}
      </LargeButton>
      <Announcer message={spoken} />
    </div>
  )
}

/** The top of the details of a lock: where the bolt is, and the button to move it. */
export function LockHero({ device }: Props) {
  const { lock } = useMessages()
  const isOnline = onlineStatus(device) === 'online'
  const isTold = isOnline && (isLocked(device) !== undefined || lockAction(device) !== undefined)
  return (
    <DeviceHero device={device} tellsStatus={isTold}>
      {isTold ? (
        <section role="group" className="lock-status" aria-label={lock.lockStatus}>
          <BoltReading device={device} />
          <BoltButton device={device} />
        </section>
      ) : (
        <ConnectionReading device={device} note={lock.notReached} />
      )}
    </DeviceHero>
  )
}

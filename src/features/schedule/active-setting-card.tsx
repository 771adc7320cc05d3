import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { Button } from '../../ui/actions/button.js'
import { Card } from '../../ui/layout/card.js'
import { Reading } from '../../ui/layout/reading.js'
import { useQuestion } from '../../ui/overlay/use-question.js'
import { activePreset, climatePresets, hasClimateOf, presetName } from '../climate/rules/climate-preset.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { useExceptionTexts } from './exceptions/use-exception-texts.js'
import type { ScheduleException } from './rules/schedule-exceptions.js'
import type { ScheduleEditing } from './schedule-editing.js'
import { useActiveSetting } from './use-active-setting.js'

const DeleteException = lazyPart(() =>
  import('./exceptions/delete-exception.js').then(({ DeleteException: part }) => part)
)

interface Props {
  readonly device: Device
  readonly exceptions: readonly ScheduleException[]
  readonly zone: string
  /** `undefined` if exceptions can't be edited. */
  readonly editing: ScheduleEditing | undefined
}

/**
 * Shows the current scheduled preset, its end, the next preset, and whether the thermostat's setting differs. Has a
 * button to hold a preset or to resume the week.
 */
export function ActiveSettingCard({ device, exceptions, zone, editing }: Props) {
  const { general, device: deviceTexts } = useTexts()
  const texts = useTexts(SCHEDULE)
  const textsOf = useExceptionTexts(device, zone)
  const { now: planned, next, exception, sentence } = useActiveSetting(device, exceptions, zone)
  const { isAsked, returnTo, onAsk, onDecided } = useQuestion(editing && exception?.id)
  const button = editing?.openerOfAdd([]) ?? returnTo

  /** Returns the offline status, or a note that the thermostat's setting differs from the schedule. */
  function otherwise(): string | undefined {
    const status = onlineStatus(device)
    if (status !== 'online') return status === 'device-offline' ? deviceTexts.deviceOffline : deviceTexts.accountOffline
    if (!planned || hasClimateOf(device, planned.preset)) return undefined
    const set = activePreset(device)
    return set ? texts.setTo(presetName(set)) : texts.setDifferently
  }
  const by = planned && (planned.by === 'exception' ? texts.byException : texts.byWeek)
  const notes = [by, otherwise()].filter((note) => note !== undefined)
  return (
    <Card>
      <div className="in-force inline wrap gap-x-4">
        <Reading
          size="title"
          label={(planned || !next) && texts.inForce}
          note={notes.length > 0 && general.facts(notes)}
        >
          {sentence}
        </Reading>
        {/* One button for both actions, so that it keeps the focus. */}
        {editing && (exception || climatePresets(device).length > 0) && (
          <Button ref={button} onClick={() => (exception ? onAsk() : editing.open())}>
            {exception ? texts.resume : texts.hold}
          </Button>
        )}
      </div>
      {editing && isAsked && exception && (
        <DeleteException
          device={device}
          schedule={exception.schedule}
          returnTo={button}
          recreate={editing.recreate}
          subject={textsOf(exception).title}
          message={texts.confirmResume}
          onDecided={onDecided}
        />
      )}
    </Card>
  )
}

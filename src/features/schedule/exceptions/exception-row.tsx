import { lazyPart } from '../../../element/lazy/lazy-part.js'
import type { Device } from '../../../core/resources/resources.js'
import { EditOrDelete } from '../../../ui/overlay/edit-or-delete.js'
import { useQuestion } from '../../../ui/overlay/use-question.js'
import { Badge } from '../../../ui/feedback/badge.js'
import { TriangleAlert } from '../../../ui/icons.js'
import { presetSettingText } from '../../climate/preset-setting-text.js'
import { presetOf } from '../../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import { shadeOf } from '../rules/schedule-presets.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { useExceptionWords } from './use-exception-words.js'

const DeleteException = lazyPart(() => import('./delete-exception.js').then(({ DeleteException: part }) => part))

interface Props {
  readonly device: Device
  readonly zone: string
  readonly exception: ScheduleException
  readonly unit: TemperatureUnit
  /** `undefined` if the exception can't be edited. */
  readonly editing: ScheduleEditing | undefined
}

/** Shows the name, times and preset of an exception, with its buttons. */
export function ExceptionRow({ device, zone, exception, unit, editing }: Props) {
  const { messages } = useElement()
  const texts = useMessages(SCHEDULE)
  const { name, preset, times, state, override, title } = useExceptionWords(device, zone)(exception)
  const { isAsked, onAsk, returnTo, onAnswered } = useQuestion(editing && exception.id)
  const known = presetOf(device, exception.preset ?? '')
  const isGone = exception.preset !== undefined && !known
  const setting = known && presetSettingText(known, unit, messages)
  // Without a name, the preset is the heading.
  const presetLine = name !== undefined && exception.preset !== undefined ? preset : undefined
  const hasPresetLine = Boolean(presetLine ?? setting)
  const color = <i data-shade={shadeOf(device, exception.preset ?? '')} aria-hidden />
  return (
    <li className="wrap">
      <div className="schedule-words">
        <div className="inline wrap">
          <b className={hasPresetLine ? 'strong' : 'schedule-preset strong'}>
            {!hasPresetLine && color}
            <bdi>{name ?? preset}</bdi>
          </b>
          {state && <Badge>{state}</Badge>}
        </div>
        <div className="muted small">{times}</div>
        {hasPresetLine && (
          <div className="schedule-preset muted small">
            {color}
            {presetLine && <bdi>{presetLine}</bdi>} {setting && <small>{setting}</small>}
          </div>
        )}
        {isGone && (
          <div data-tone="warning" className="schedule-wrong small">
            <TriangleAlert />
            <span>{texts.presetGone}</span>
          </div>
        )}
        {override && <div className="muted small">{override}</div>}
      </div>
      {editing && (
        <EditOrDelete
          editLabel={texts.edit(title)}
          deleteLabel={texts.delete(title)}
          editButton={editing.openerOf(exception.id)}
          onEdit={() => editing.open(exception.id)}
          {...{ onAsk, returnTo }}
        />
      )}
      {editing && isAsked && (
        <DeleteException
          {...{ device, returnTo, onAnswered }}
          recreate={editing.recreate}
          schedule={exception.schedule}
          subject={title}
          message={texts.exceptions.confirmDelete}
        />
      )}
    </li>
  )
}

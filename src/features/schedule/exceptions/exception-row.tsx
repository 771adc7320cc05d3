import type { Device } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Badge } from '../../../ui/feedback/badge.js'
import { EditOrDelete } from '../../../ui/overlay/edit-or-delete.js'
import { presetSettingText } from '../../climate/preset-setting-text.js'
import { presetOf } from '../../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { PresetDeleted } from '../preset-deleted.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import { shadeOf } from '../rules/schedule-presets.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useExceptionTexts } from './use-exception-texts.js'

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
  const texts = useTexts(SCHEDULE)
  const { name, preset, times, state, override, title } = useExceptionTexts(device, zone)(exception)
  const known = presetOf(device, exception.preset ?? '')
  const isGone = exception.preset !== undefined && !known
  const setting = known && presetSettingText(known, unit, messages)
  // Without a name, the preset is the heading.
  const presetLine = name !== undefined && exception.preset !== undefined ? preset : undefined
  const hasPresetLine = Boolean(presetLine ?? setting)
  const color = <i className="preset-swatch" data-shade={shadeOf(device, exception.preset ?? '')} aria-hidden />
  return (
    <li className="wrap">
      <div className="schedule-text">
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
        {isGone && <PresetDeleted />}
        {override && <div className="muted small">{override}</div>}
      </div>
      {editing && (
        <EditOrDelete
          id={exception.id}
          editing={editing}
          editLabel={texts.edit(title)}
          deleteLabel={texts.delete(title)}
        >
          {(asking) => (
            <DeleteException
              device={device}
              {...asking}
              recreate={editing.recreate}
              schedule={exception.schedule}
              subject={title}
              message={texts.exceptions.confirmDelete}
            />
          )}
        </EditOrDelete>
      )}
    </li>
  )
}

import { useRef, useState } from 'react'
import { lazyPart } from '../../../../element/loading/lazy-part.js'
import type { Device } from '../../../../core/resources/resources.js'
import { IconButton } from '../../../../ui/actions/icon-button.js'
import { Badge } from '../../../../ui/feedback/badge.js'
import { Pencil, Trash2, TriangleAlert } from '../../../../ui/icons.js'
import { presetOf } from '../../rules/climate-preset.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { useExceptionWords } from './use-exception-words.js'

const DeleteException = lazyPart(() => import('./delete-exception.js').then(({ DeleteException: part }) => part))

interface Props {
  readonly device: Device
  readonly zone: string
  readonly exception: ScheduleException
  /** Nothing where it may not be edited. */
  readonly editing: ScheduleEditing | undefined
}

/** An exception: what it is called, when it holds and what it turns on, and what can be done with it. */
export function ExceptionRow({ device, zone, exception, editing }: Props) {
  const { schedule: texts } = useScheduleMessages()
  const { name, preset, times, state, override, title } = useExceptionWords(device, zone)(exception)
  const [isAsking, setAsking] = useState(false)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const isGone = exception.preset !== undefined && !presetOf(device, exception.preset)
  return (
    <li>
      <div className="schedule-words">
        <div>
          <b>
            <bdi>{name ?? preset}</bdi>
          </b>
          {state && <Badge>{state}</Badge>}
        </div>
        <div>{times}</div>
        {name && (
          <div>
            <bdi>{preset}</bdi>
          </div>
        )}
        {isGone && (
          <div data-tone="warning" className="schedule-wrong">
            <TriangleAlert />
            <span>{texts.presetGone}</span>
          </div>
        )}
        {override && <div>{override}</div>}
      </div>
      {editing && (
        <div className="schedule-actions">
          <IconButton
            ref={editing.openerOf(exception.id)}
            label={texts.edit(title)}
            icon={<Pencil />}
            onClick={() => editing.open(exception.id)}
          />
          <IconButton
            ref={deleteButton}
            label={texts.delete(title)}
            icon={<Trash2 />}
            onClick={() => setAsking(true)}
          />
        </div>
      )}
      {editing && isAsking && (
        <DeleteException
          device={device}
          schedule={exception.schedule}
          subject={title}
          returnTo={deleteButton}
          onAnswered={() => setAsking(false)}
          onForbidden={editing.onForbidden}
        />
      )}
    </li>
  )
}

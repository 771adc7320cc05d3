import { useId } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import type { WayMode } from '../rules/access-grant.js'

/** A place or a door that can be chosen. */
export interface DoorBox {
  readonly id: string
  readonly name: string | undefined
  /** Ways in that a door takes. */
  readonly modes?: readonly WayMode[]
  /** `true` for a place without doors, which can't be chosen. */
  readonly isEmpty?: boolean
}

interface Props {
  readonly label: string
  readonly boxes: readonly DoorBox[]
  readonly chosen: readonly string[]
  readonly hintOf: ((id: string) => string | undefined) | undefined
  readonly isInvalid: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Check boxes for doors of one kind. */
export function DoorBoxes({ label, boxes, chosen, hintOf, isInvalid, onChange }: Props) {
  const { general } = useTexts()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  const labelId = useId()
  const firstOpen = boxes.find(({ isEmpty }) => !isEmpty)
  return (
    <div role="group" aria-labelledby={labelId} className="door-boxes">
      <p id={labelId} className="muted small">
        {label}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list">
        {boxes.map((box) => {
          const { id, name, modes, isEmpty } = box
          const takes =
            modes &&
            general.facts(
              modes.map((mode) => texts.takes[mode]),
              ', '
            )
          return (
            <li key={id}>
              <Checkbox
                label={name ?? grantTexts.someDoor}
                hint={
                  isEmpty ? texts.placeWithoutDoors : takes ? <span className="unseen">{takes}</span> : hintOf?.(id)
                }
                checked={chosen.includes(id)}
                disabled={isEmpty}
                aria-invalid={isInvalid && box === firstOpen}
                onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { useMemo, useState } from 'react'
import { searchIn } from '../../../core/values/fold-text.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { SearchBox } from '../../../ui/fields/search-box.js'
import type { DoorChoice, GrantForm } from '../rules/form/grant-form.js'
import type { Door, DoorOffer } from '../rules/form/offered-doors.js'
import { type DoorBox, DoorBoxes } from './door-boxes.js'
import { FormGroup } from './form-group.js'
import type { DoorSelection } from './use-chosen-doors.js'

/** Number of items from which on there is a search. */
const SEARCHED = 9
/** Number of doors of a place that are named. */
const NAMED = 2

interface Props {
  readonly form: FormControl<GrantForm>
  readonly offer: DoorOffer
  readonly selection: DoorSelection
}

const boxesOf = (doors: readonly Door[]): readonly DoorBox[] =>
  doors.map(({ id, name, modes }) => ({ id, name, modes }))

/** Check boxes for what a person gets access to: places, locks and entrances. */
export function WhereFields({ form, offer, selection }: Props) {
  const { general } = useTexts()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  const [search, setSearch] = useState('')
  const [matches] = useState(() => searchIn((box: DoorBox) => [box.name]))
  const { values, errors, setValue } = form
  const { doorsIn, hasFailed } = selection

  /** Says which doors a chosen place has. */
  function hintOf(id: string): string | undefined {
    if (!values.doors.spaceIds.includes(id)) return undefined
    const doors = doorsIn(id)
    if (!doors) return hasFailed(id) ? texts.placeFailed : '\u00a0'
    if (doors.length === 0) return texts.placeWithoutDoors
    const named = doors.slice(0, NAMED).map(({ name }) => name ?? grantTexts.someDoor)
    const more = doors.length - NAMED
    const names = general.facts(named, ', ')
    return more > 0 ? general.facts([names, general.more(more)], ' ') : names
  }
  const lists = useMemo(
    () => ({
      spaceIds: offer.places.map(({ id, name, hasDoors }): DoorBox => ({ id, name, isEmpty: !hasDoors })),
      deviceIds: boxesOf(offer.locks),
      entranceIds: boxesOf(offer.entrances)
    }),
    [offer]
  )
  const groups = [
    { field: 'spaceIds', label: texts.places },
    { field: 'deviceIds', label: texts.locks },
    { field: 'entranceIds', label: texts.entrances }
  ] as const satisfies readonly { readonly field: keyof DoorChoice; readonly label: string }[]
  const shown = groups.map(({ field, label }) => ({
    field,
    label,
    boxes: lists[field].filter((box) => matches(box, search))
  }))
  const total = Object.values(lists).flat().length
  const found = shown.reduce((count, { boxes }) => count + boxes.length, 0)
  const first = shown.find(({ boxes }) => boxes.length > 0)?.field
  return (
    <FormGroup legend={texts.where} error={errors.doors}>
      {total >= SEARCHED && (
        <SearchBox
          label={texts.search}
          placeholder={texts.search}
          clearLabel={grantTexts.clearSearch}
          value={search}
          onChange={setSearch}
        />
      )}
      <Announcer message={search && (found > 0 ? texts.matches(found) : texts.noMatch)} />
      {found === 0 && <p className="muted">{texts.noMatch}</p>}
      <div className="door-lists stack">
        {shown.map(
          ({ field, label, boxes }) =>
            boxes.length > 0 && (
              <DoorBoxes
                key={field}
                label={label}
                boxes={boxes}
                chosen={values.doors[field]}
                hintOf={field === 'spaceIds' ? hintOf : undefined}
                isInvalid={errors.doors !== undefined && field === first}
                onChange={(ids) => setValue('doors', { ...values.doors, [field]: ids })}
              />
            )
        )}
      </div>
    </FormGroup>
  )
}

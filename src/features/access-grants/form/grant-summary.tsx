import { useEffect, useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import type { WayMode } from '../rules/access-grant.js'
import { enteredName, type GrantForm, type Person } from '../rules/form/grant-form.js'
import type { DoorOffer } from '../rules/form/offered-doors.js'
import { useZoneDates } from '../use-grant-texts.js'

/** Time after the last change after which the summary is announced, in ms. */
const PAUSE = 700

interface Props {
  readonly values: GrantForm
  readonly offer: DoorOffer
  readonly modes: readonly WayMode[]
  readonly person: Person | undefined
  /** `false` while a field is invalid. Then there is no summary. */
  readonly isValid: boolean
}

/** Returns who gets access to what, when and how, in a sentence. */
function useSentence({ values, offer, modes, person }: Props): string {
  const { locale } = useElement()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  const { dateTime } = useZoneDates()(values.zone)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const { spaceIds, deviceIds, entranceIds } = values.doors
  const chosen = [
    ...offer.places.filter(({ id }) => spaceIds.includes(id)),
    ...offer.locks.filter(({ id }) => deviceIds.includes(id)),
    ...offer.entrances.filter(({ id }) => entranceIds.includes(id))
  ]
  const doors = list.format(chosen.map(({ name }) => name ?? grantTexts.someDoor))
  const ways = list.format(modes.map((mode) => texts.ways[mode]))
  const name = (person ? (person.name ?? person.label) : enteredName(values)) || texts.someone
  const [start = '', end = ''] = [values.start, values.end].map(({ instant }) =>
    instant === undefined ? '' : dateTime(instant)
  )
  const period = values.isEndless ? texts.periodWithoutEnd(start) : texts.period(start, end)
  return texts.summary(name, doors, texts.means(period, ways))
}

/**
 * Summary of a valid form, which is announced after a pause.
 *
 * @csspart summary - Summary of a new access in a sentence.
 */
export function GrantSummary(props: Props) {
  const sentence = useSentence(props)
  const text = props.isValid ? sentence : ''
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      {text && (
        <p part="summary" className="strong">
          {text}
        </p>
      )}
      <Announcer message={text === announced ? announced : ''} />
    </>
  )
}

import { useEffect, useRef } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { OptionList } from '../../../ui/fields/option-list.js'
import { usePeople } from './use-people.js'

interface Props {
  /** Ids of the people with access. */
  readonly ids: readonly string[]
  /** Id of the chosen person. */
  readonly value: string | undefined
  readonly isInvalid: boolean
  /** `true` if the search box takes the focus at once. */
  readonly takesFocus: boolean
  readonly onChange: (id: string) => void
}

/** A searchable list of the people with access. */
export function KnownPersonField({ ids, value, isInvalid, takesFocus, onChange }: Props) {
  const { general } = useTexts()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  const { listed, isReading, hasFailed, retry } = usePeople(ids)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const chosen = listed.find(({ id }) => id === value)
  const chosenText = chosen ? texts.chosenPerson(chosen.label) : ''
  return (
    <div ref={box} className="stack">
      <OptionList
        label={texts.people}
        placeholder={texts.searchPeople}
        clearLabel={grantTexts.clearSearch}
        options={listed.map(({ id, label, contact }) => ({ value: id, label, description: contact }))}
        value={value}
        onChange={onChange}
        noMatch={isReading ? texts.loadingPeople : texts.noPerson}
        count={texts.matches}
        isInvalid={isInvalid}
      />
      {hasFailed && !isReading && (
        <div className="wrap">
          <p className="muted">{texts.peopleFailed}</p>
          <Button onClick={retry}>{general.tryAgain}</Button>
        </div>
      )}
      {chosenText && <p className="strong">{chosenText}</p>}
      <Announcer message={chosenText} />
    </div>
  )
}

import { useRef } from 'react'
import type { DeviceView } from '../rules/device-view.js'
import { Button } from '../../../ui/actions/button.js'
import { X } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { VIEW } from '../../../messages/view/en.js'
import css from './view.css'
import { filterParts } from './filter-words.js'
import { useAccountWords } from './use-account-words.js'

registerStyles(css)

interface Props {
  readonly view: DeviceView
  readonly onChange: (view: DeviceView) => void
}

/** Active filters, each with a button that removes it. */
export function ActiveFilters({ view, onChange }: Props) {
  const texts = useMessages(VIEW)
  const { filter = {} } = view
  const accountWords = useAccountWords(filter.accounts !== undefined)
  const box = useRef<HTMLDivElement>(null)
  const parts = filterParts(filter, texts, accountWords)

  function take(next: DeviceView, place: number): void {
    // Focus moves to the next filter.
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])].slice(0, parts.length)
    ;(buttons[place + 1] ?? buttons[place - 1])?.focus()
    onChange(next)
  }
  return (
    <div ref={box} role="group" aria-label={texts.active} className="active-filters wrap note">
      {parts.map(({ key, words, without }, place) => (
        <Button
          key={key}
          icon={<X />}
          title={texts.remove(words)}
          onClick={() => take({ ...view, filter: without }, place)}
        >
          <bdi>{words}</bdi>
        </Button>
      ))}
      {parts.length > 1 && (
        <Button variant="link" onClick={() => onChange({ ...view, filter: undefined })}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

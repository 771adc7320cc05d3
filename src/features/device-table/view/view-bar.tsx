import { type RefObject, useRef } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { VIEW } from '../../../messages/view/en.js'
import { Button } from '../../../ui/actions/button.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { X } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { DeviceView } from '../rules/device-view.js'
import { ViewChoices } from './view-choices.js'
import { filterParts } from './filter-words.js'
import { useAccountWords } from './use-account-words.js'
import css from './view.css'

registerStyles(css)

interface ActiveFiltersProps {
  readonly view: DeviceView
  readonly onChange: (view: DeviceView) => void
}

/** Active filters, each with a button that removes it. */
function ActiveFilters({ view, onChange }: ActiveFiltersProps) {
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

interface Props {
  readonly devices: readonly Device[]
  readonly view: DeviceView
  /** `true` if the host sorts the devices. */
  readonly isOrdered: boolean
  /** `true` while the view panel is open. */
  readonly isOpen: boolean
  /** Button that opens the panel. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onChange: (view: DeviceView) => void
  readonly onClose: () => void
}

/** The view panel while open, and the active filters. */
export function ViewBar({ isOpen, ...choices }: Props) {
  const { view, onChange } = choices
  return (
    <>
      {isOpen && <ViewChoices {...choices} />}
      {view.filter && <ActiveFilters view={view} onChange={onChange} />}
    </>
  )
}

/** Message that filters hide every device, with a button that clears them. */
export function NoneLeft({ onClear }: { readonly onClear: () => void }) {
  const texts = useMessages(VIEW)
  return <EmptyState title={texts.noneLeft} action={<Button onClick={onClear}>{texts.clear}</Button>} />
}

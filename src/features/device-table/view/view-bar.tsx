import { useRef } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { VIEW } from '../../../messages/view/en.js'
import { Button } from '../../../ui/actions/button.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { X } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { DeviceView } from '../rules/device-view.js'
import { filterParts } from './filter-texts.js'
import { useAccountText } from './use-account-text.js'
import css from './view.css'
import { ViewChoices, type ViewChoicesProps } from './view-choices.js'

registerStyles(css)

interface ActiveFiltersProps {
  readonly view: DeviceView
  readonly onChange: (view: DeviceView) => void
}

/** Active filters, each with a button that removes it. */
function ActiveFilters({ view, onChange }: ActiveFiltersProps) {
  const texts = useTexts(VIEW)
  const { filter = {} } = view
  const accountText = useAccountText(filter.accounts !== undefined)
  const box = useRef<HTMLDivElement>(null)
  const parts = filterParts(filter, texts, accountText)

  function take(next: DeviceView, place: number): void {
    // Focus moves to the next filter.
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])].slice(0, parts.length)
    ;(buttons[place + 1] ?? buttons[place - 1])?.focus()
    onChange(next)
  }
  return (
    <div ref={box} role="group" aria-label={texts.active} className="active-filters wrap note">
      {parts.map(({ key, text, without }, place) => (
        <Button
          key={key}
          icon={<X />}
          title={texts.remove(text)}
          onClick={() => take({ ...view, filter: without }, place)}
        >
          <bdi>{text}</bdi>
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

interface Props extends ViewChoicesProps {
  /** `true` while the view panel is open. */
  readonly isOpen: boolean
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
  const texts = useTexts(VIEW)
  return <EmptyState title={texts.noneLeft} action={<Button onClick={onClear}>{texts.clear}</Button>} />
}

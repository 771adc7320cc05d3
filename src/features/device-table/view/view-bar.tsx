import type { RefObject } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { VIEW } from '../../../messages/view/en.js'
import { Button } from '../../../ui/actions/button.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import type { DeviceView } from '../rules/device-view.js'
import { ActiveFilters } from './active-filters.js'
import { ViewChoices } from './view-choices.js'

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

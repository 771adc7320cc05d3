import type { Device } from '../../../core/resources/resources.js'
import type { DeviceView } from '../rules/device-view.js'
import { ActiveFilters } from './active-filters.js'
import { ViewChoices } from './view-choices.js'

interface Props {
  readonly devices: readonly Device[]
  readonly view: DeviceView
  /** Whether the host orders the devices, so that nobody else does. */
  readonly isOrdered: boolean
  /** Whether the choices are open. */
  readonly isOpen: boolean
  readonly onChange: (view: DeviceView) => void
  readonly onClose: () => void
}

/** The choices of how a list is looked at, while they are open, and what it is filtered by. */
export function ViewBar({ isOpen, ...choices }: Props) {
  const { view, onChange } = choices
  return (
    <>
      {isOpen && <ViewChoices {...choices} />}
      {view.filter && <ActiveFilters view={view} onChange={onChange} />}
    </>
  )
}

import { type RefObject, type SyntheticEvent, type ToggleEvent, useLayoutEffect } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './menu.css'
import { isAnchored, usePlace } from './use-place.js'

registerStyles(css)

/**
 * Shows a box in the top layer at its button, while it is rendered.
 *
 * @returns props of the box
 */
export function usePopover(
  box: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  onClose: () => void
) {
  useLayoutEffect(() => box.current?.showPopover?.(), [box])

  // A popover that is moved closes without an event.
  useLayoutEffect(() => {
    if (box.current?.showPopover && !box.current.matches(':popover-open')) onClose()
  })

  // A removed popover is closed when it is inserted again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- It closes what it stands for.
  useLayoutEffect(() => onClose, [])

  usePlace(box, button)

  return {
    popover: 'auto',
    className: isAnchored() ? 'menu overlay anchored' : 'menu overlay',
    onBeforeToggle: ({ newState }: ToggleEvent) => newState === 'closed' && onClose(),
    // Firefox reports a popover that was moved right after opening as open.
    onToggle: ({ currentTarget }: SyntheticEvent) => !currentTarget.matches(':popover-open') && onClose()
  } as const
}

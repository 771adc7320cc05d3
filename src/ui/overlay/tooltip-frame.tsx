import info from 'lucide/dist/esm/icons/info.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { icon } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './tooltip.css'

registerStyles(css)

const Info = /* @__PURE__ */ icon(info)

interface Props
  extends Pick<ComponentProps<'span'>, 'ref' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  readonly label: string
  /** Id of the explanation. */
  readonly id?: string
  readonly button?: ComponentProps<typeof IconButton>['ref']
  readonly onPress?: () => void
  /** The explanation. */
  readonly children?: ReactNode
}

export const TooltipFrame = ({ label, id, button, onPress, children, ...root }: Props) => (
  <span className="tooltip" {...root}>
    <IconButton ref={button} label={label} icon={<Info />} title="" aria-describedby={id} onClick={onPress} />
    {children}
  </span>
)

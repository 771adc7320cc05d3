import type { ReactNode } from 'react'
import { ChevronDown } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import fieldCss from './field.css'
import css from './select.css'

registerStyles(fieldCss)
registerStyles(css)

/**
 * Box around a native select.
 *
 * @csspart select - A native select.
 */
export const SelectBox = ({ children }: { readonly children: ReactNode }) => (
  <div className="control select framed" part="select">
    {children}
    <ChevronDown />
  </div>
)

import type { ReactNode } from 'react'
import { ChevronDown } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import fieldCss from './field.css'
import css from './select.css'

registerStyles(fieldCss)
registerStyles(css)

/**
 * What a choice of the system stands in.
 *
 * @csspart select - A choice of one of several.
 */
export const SelectBox = ({ children }: { readonly children: ReactNode }) => (
  <div className="control select" part="select">
    {children}
    <ChevronDown />
  </div>
)

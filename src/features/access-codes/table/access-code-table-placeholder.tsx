import type { ReactNode } from 'react'
import { tablePlaceholder } from '../../../element/table/table-placeholder.js'
import { CodesBox } from './codes-box.js'

/** Placeholder of the access code table, before React is loaded. */
export const accessCodeTablePlaceholder = (option: (name: string) => unknown): ReactNode => (
  <CodesBox dense={option('dense') === true}>{tablePlaceholder(option)}</CodesBox>
)

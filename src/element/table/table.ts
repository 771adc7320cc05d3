/** The parts of a table. They share its store through a context. */
export { TableChips as Chips, TableSearch as Search } from './table-filters.js'
export { TableEmpty as Empty, TableNotices as Notices } from './table-notices.js'
export { TableRoot as Root } from './table-root.js'
export { TableRows as Rows } from './table-rows.js'

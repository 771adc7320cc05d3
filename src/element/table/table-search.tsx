import { SearchBox } from '../../ui/fields/search-box.js'
import { useTableContext } from './table-context.js'

export function TableSearch() {
  const { store, table, texts } = useTableContext()
  return (
    <SearchBox
      label={texts.search}
      placeholder={texts.search}
      value={table.search}
      onChange={store.search}
      clearLabel={texts.clearSearch}
    />
  )
}

import { useMemo } from 'react'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import type { Device } from '../../core/resources/resources.js'
import type { TableContent } from '../../element/table/table-content.js'
import type { TableStore } from '../../element/table/table-store.js'
import { causesOf } from '../device/rules/causes.js'
import { CausesPlace } from './causes-place.js'

const CauseLines = lazyPart(
  () => import('../issues/cause-lines.js').then(({ CauseLines: part }) => part),
  <CausesPlace />,
  { waitsForIdle: true }
)

interface Props {
  readonly store: Pick<TableStore<Device>, 'showOnly'>
  readonly table: Pick<TableContent<Device>, 'listed' | 'subset'>
}

/** Common causes of issues. Choosing one shows only its devices. */
export function Causes({ store, table: { listed, subset } }: Props) {
  const { passesError } = useIssueFilters()
  const causes = useMemo(() => causesOf(listed, passesError), [listed, passesError])
  return causes.length > 0 && <CauseLines causes={causes} chosen={subset} onChoose={store.showOnly} />
}

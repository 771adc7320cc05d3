import { useMemo } from 'react'
import { lazyPart } from '../../element/loading/lazy-part.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import type { Device } from '../../core/resources/resources.js'
import type { TableContent } from '../../element/table/table-content.js'
import type { TableStore } from '../../element/table/table-store.js'
import { CausesPlace } from './causes-place.js'
import { hasCause } from '../device/rules/has-cause.js'

const CauseCards = lazyPart(
  () => import('../issues/cause-cards.js').then(({ CauseCards: part }) => part),
  <CausesPlace />
)

interface Props {
  readonly store: Pick<TableStore<Device>, 'showOnly'>
  readonly table: Pick<TableContent<Device>, 'listed' | 'only'>
}

/** Tells why something is wrong with devices, cause by cause, and shows those of one alone where a person wants it. */
export function Causes({ store, table: { listed, only } }: Props) {
  const { passesError } = useIssueFilters()
  const hasSome = useMemo(() => listed.some((device) => hasCause(device, passesError)), [listed, passesError])
  return hasSome && <CauseCards devices={listed} chosen={only} onChoose={store.showOnly} />
}

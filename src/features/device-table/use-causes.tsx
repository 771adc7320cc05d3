import { type ReactNode, useMemo, useState } from 'react'
import { lazyPart } from '../../element/loading/lazy-part.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { hasCause } from '../device/rules/has-cause.js'
import type { Device } from '../../core/resources/resources.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { inText } from '../../ui/style/in-text.js'
import type { ChosenDevices } from '../issues/cause-cards.js'
import type { TableRows } from '../../element/table/use-table-rows.js'

const CauseCards = lazyPart(
  () => import('../issues/cause-cards.js').then(({ CauseCards: part }) => part),
  <div className="banner">
    <Skeleton height={inText(70)} />
  </div>
)

/** Tells why something is wrong with devices, cause by cause, and shows those of one alone where a person wants it. */
export function useCauses(found: TableRows<Device>): { readonly found: TableRows<Device>; readonly cards: ReactNode } {
  const { passesError } = useIssueFilters()
  const [chosen, choose] = useState<ChosenDevices>()
  const { listed, rows } = found
  const hasSome = useMemo(() => listed.some((device) => hasCause(device, passesError)), [listed, passesError])
  if (chosen && !listed.some(chosen.has)) choose(undefined)
  const shown = useMemo(() => (chosen ? rows.filter(chosen.has) : rows), [rows, chosen])
  return {
    found: { ...found, rows: shown },
    cards: hasSome && <CauseCards devices={listed} chosen={chosen} onChoose={choose} />
  }
}

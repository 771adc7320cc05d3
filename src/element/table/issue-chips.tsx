import type { ReactElement, ReactNode } from 'react'
import { Chip } from '../../ui/actions/chip.js'
import { Badge } from '../../ui/feedback/badge.js'
import { CircleCheck } from '../../ui/icons.js'

export interface IssueChip {
  readonly icon: ReactElement
  readonly text: (count: number) => string
}

interface Props {
  /** One for each kind of issue. */
  readonly chips: readonly IssueChip[]
  /** Other filters, after those of issues. */
  readonly more?: ReactNode
  readonly texts: { readonly filters?: string }
  /** Number of items with each kind of issue. `undefined` while unknown. */
  readonly counts: readonly number[] | undefined
  /** The selected kind. */
  readonly shown: number | undefined
  readonly onToggle: (kind: number) => void
  /** Text without issues, such as "Devices & accounts OK". Omit if it is not known that all is OK. */
  readonly healthy: string | undefined
}

/** Chips of existing issues, or a text that there are none. */
export function IssueChips({ chips, more, texts, counts, shown, onToggle, healthy }: Props) {
  const issues = chips.map(({ icon, text }, kind) => {
    const count = counts?.[kind]
    return (
      !!count && (
        <Chip
          // oxlint-disable-next-line react/no-array-index-key -- A kind is its place among the kinds.
          key={kind}
          tone="danger"
          icon={icon}
          pressed={shown === kind}
          onToggle={() => onToggle(kind)}
        >
          {text(count)}
        </Chip>
      )
    )
  })
  return (
    <div role="group" aria-label={texts.filters} className="chips inline wrap">
      {counts && (counts.some(Boolean) ? issues : healthy && <Badge icon={<CircleCheck />}>{healthy}</Badge>)}
      {more}
    </div>
  )
}

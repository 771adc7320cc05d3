import type { ReactElement } from 'react'
import type { Messages } from '../../messages/en.js'
import { Chip } from '../../ui/actions/chip.js'
import { Badge } from '../../ui/feedback/badge.js'
import { CircleCheck } from '../../ui/icons.js'

/** How the chip of one kind of issue looks, and what it says. */
export interface IssueChip {
  readonly icon: ReactElement
  readonly words: (count: number) => string
}

interface Props {
  /** One for each kind of issue. */
  readonly chips: readonly IssueChip[]
  readonly texts: Pick<Messages['deviceTable'], 'filters' | 'healthy'>
  /** How many items have an issue, kind by kind; nothing while that is not known. */
  readonly counts: readonly number[] | undefined
  /** The kind that is shown alone. */
  readonly shown: number | undefined
  readonly onToggle: (kind: number) => void
}

/** The chips of the issues that there are, or a word that there is none. */
export function IssueChips({ chips, texts, counts, shown, onToggle }: Props) {
  const issues = chips.map(({ icon, words }, kind) => {
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
          {words(count)}
        </Chip>
      )
    )
  })
  const healthy = <Badge icon={<CircleCheck />}>{texts.healthy}</Badge>
  return (
    <div role="group" aria-label={texts.filters} className="chips">
      {counts && (counts.some(Boolean) ? issues : healthy)}
    </div>
  )
}

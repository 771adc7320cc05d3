import { useNow } from '../../../element/hooks/use-now.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { windowOf } from '../rules/access-code-window.js'
import css from '../use/code-use.css'
import type { CodeUseProps } from '../use/code-use.js'

registerStyles(css)

declare module 'react' {
  interface CSSProperties {
    '--_lines'?: number
  }
}

interface SectionProps extends CodeUseProps {
  /** `true` if the code has started, so that something can be said about its use. */
  readonly isExpected: boolean
}

const CodeUse = lazyPart(
  () => import('../use/code-use.js').then(({ CodeUse: part }) => part),
  ({ isExpected }: SectionProps) => isExpected && <UsePlaceholder />
)

interface PlaceholderProps {
  /** Number of locks with a line of their own. @default 1, without its name */
  readonly lockCount?: number
}

/** Placeholder of the use of a code, with the size that it usually has. */
export const UsePlaceholder = ({ lockCount = 1 }: PlaceholderProps) => (
  <div className="code-use surface" style={lockCount > 1 ? { '--_lines': lockCount } : undefined} aria-hidden>
    <div className="use-head inline">
      <Skeleton width="3em" />
    </div>
    <div className="use-lines wrap">
      <Skeleton width="12em" />
      <Skeleton width="9em" />
    </div>
  </div>
)

/** Use of a code, which is read once the rest of the details is there. */
export function CodeUseSection(props: CodeUseProps) {
  const { kind } = windowOf(props.code, useNow())
  return <CodeUse {...props} isExpected={kind !== 'upcoming' && kind !== 'unknown'} />
}

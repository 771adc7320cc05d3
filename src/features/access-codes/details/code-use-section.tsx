import { useNow } from '../../../element/hooks/use-now.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { SkeletonCard } from '../../device/device-skeleton.js'
import { windowOf } from '../rules/access-code-window.js'
import type { CodeUseProps } from '../use/code-use.js'

interface SectionProps extends CodeUseProps {
  /** `true` if the code has started, so that something can be said about its use. */
  readonly isExpected: boolean
}

const CodeUse = lazyPart(
  () => import('../use/code-use.js').then(({ CodeUse: part }) => part),
  ({ isExpected }: SectionProps) => isExpected && <UsePlaceholder />
)

/** Placeholder of the use of a code, with the size that it usually has. */
export const UsePlaceholder = () => (
  <div>
    <SkeletonCard height={128} lines={2} />
  </div>
)

/** Use of a code, which is read once the rest of the details is there. */
export function CodeUseSection(props: CodeUseProps) {
  const { kind } = windowOf(props.code, useNow())
  return <CodeUse {...props} isExpected={kind !== 'upcoming' && kind !== 'unknown'} />
}

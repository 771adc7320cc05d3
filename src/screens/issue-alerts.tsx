import { Skeleton } from '../ui/feedback/skeleton.js'
import { lazyPart } from '../element/loading/lazy-part.js'
import { inText } from '../ui/style/in-text.js'

/** What is wrong with something, with what can be done about it: fetched where something is wrong. */
export const IssueAlerts = lazyPart(
  () => import('./issues/issue-list.js').then(({ IssueList }) => IssueList),
  <Skeleton height={inText(48)} />
)

import type { FunctionComponent, ReactNode } from 'react'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { inText } from '../../ui/style/in-text.js'
import { IssueListContext, type IssueListProps } from '../device/issue-alerts.js'

const IssueList = lazyPart(
  () => import('./issue-list.js').then(({ IssueList: part }) => part),
  <Skeleton height={inText(48)} />
)

const renderIssueList = (props: IssueListProps): ReactNode => <IssueList {...props} />

/** Provides the issue list to a screen. It is loaded when there are issues. */
export function withIssueList<Props extends object>(Screen: FunctionComponent<Props>): FunctionComponent<Props> {
  return function WithIssueList(props: Props) {
    return (
      <IssueListContext value={renderIssueList}>
        <Screen {...props} />
      </IssueListContext>
    )
  }
}

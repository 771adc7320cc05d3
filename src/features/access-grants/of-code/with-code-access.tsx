import type { FunctionComponent } from 'react'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { CodeAccessContext, type CodeAccessParts } from '../../access-codes/code-access.js'
import { AccessGrantDetails } from '../details/lazy-access-grant-details.js'

const PARTS: CodeAccessParts = {
  AccessLine: lazyPart(() => import('./access-line.js').then(({ AccessLine }) => AccessLine)),
  AccessDetails: AccessGrantDetails
}

/** Provides the access of an access code to the details of codes. It is loaded for sessions of customers. */
export function withCodeAccess<Props extends object>(Screen: FunctionComponent<Props>): FunctionComponent<Props> {
  return function WithCodeAccess(props: Props) {
    return (
      <CodeAccessContext value={PARTS}>
        <Screen {...props} />
      </CodeAccessContext>
    )
  }
}

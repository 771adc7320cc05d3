import { useState } from 'react'
import { isNetworkError } from '../../../client/index.js'
import { withDeadline } from '../../../core/environment/deadline.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { EncodeCard } from '../../../core/resources/host-functions.js'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import type { AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { Button } from '../../../ui/actions/button.js'
import { KeyRound } from '../../../ui/icons.js'
import { accessMethodListQuery } from '../data/access-grant-queries.js'
import { grantWithoutSecrets, methodWithoutSecrets } from '../rules/without-secrets.js'

/** How long the host may take to encode a card, in ms. */
const ENCODING_TIME = 30_000

const isTimeout = (error: unknown): boolean => isNetworkError(error) && error.isTimeout

interface Props {
  readonly grant: AccessGrant
  readonly method: AccessMethod
  /** Encodes a card. */
  readonly onEncode: EncodeCard
}

/** Button that lets the host encode a card. */
export function EncodeCardButton({ grant, method, onEncode }: Props) {
  const { session } = useElement()
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  const [isEncoding, setEncoding] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function encode(): Promise<void> {
    setEncoding(true)
    setFailure(undefined)
    try {
      const [card, access] = structuredClone([methodWithoutSecrets(method), grantWithoutSecrets(grant)] as const)
      const work = async (): Promise<unknown> => onEncode(toPublicResource(card), toPublicResource(access))
      await withDeadline(work, ENCODING_TIME, session.context.signal)
    } catch (error) {
      const message = error instanceof Error && !isTimeout(error) ? parseString(error.message) : undefined
      setFailure(message ?? texts.encodeFailed)
    }
    setEncoding(false)
    await refetch(session, accessMethodListQuery(grant.access_grant_id))
  }
  return (
    <div className="inline wrap">
      <Button icon={<KeyRound />} pending={isEncoding} onClick={() => void encode()}>
        {isEncoding ? texts.encoding : texts.encode}
      </Button>
      {failure !== undefined && (
        <p role="alert" data-tone="danger">
          {failure}
        </p>
      )}
    </div>
  )
}

import { lazyPart } from '../../element/lazy/lazy-part.js'
import { createAsyncModule } from '../../element/loading/async-module.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { inText } from '../../ui/style/in-text.js'

const load = () => import('./grant-actions.js')

/** Button that lets the host encode a card. */
export const EncodeCardButton = lazyPart(
  async () => (await load()).EncodeCardButton,
  <Skeleton width={inText(140)} height={inText(32)} />
)

/** The problems of an access. */
export const GrantAlertList = lazyPart(async () => (await load()).GrantAlertList)

/** Question before access is removed. */
export const RemoveAccessQuestion = lazyPart(
  async () => (await load()).RemoveAccessQuestion,
  <Skeleton height={inText(96)} />
)

/** Question before a way in is revoked. */
export const RevokeWay = lazyPart(async () => (await load()).RevokeWay)

/** Parts that appear after a press. */
export const ASKED_PARTS = [RemoveAccessQuestion, RevokeWay]

/** Extends an access. */
export const extension = createAsyncModule(async () => (await load()).extendAccess)

/** Requests another way in. */
export const wayAddition = createAsyncModule(async () => (await load()).addAccessMethod)

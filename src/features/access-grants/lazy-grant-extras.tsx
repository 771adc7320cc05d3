import { lazyPart } from '../../element/lazy/lazy-part.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { inText } from '../../ui/style/in-text.js'
import { UsePlaceholder } from '../access-codes/details/code-use-section.js'
import type { GrantUseProps } from './details/grant-use.js'

const load = () => import('./grant-extras.js')

/** Buttons that share a link, and show it as a QR code. */
export const ShareLink = lazyPart(
  async () => (await load()).ShareLink,
  <>
    <Skeleton width={inText(160)} height={inText(32)} />
    <Skeleton width={inText(94)} height={inText(32)} />
  </>
)

/** Button that shows the digits as a guest pass. */
export const SharePin = lazyPart(
  async () => (await load()).SharePin,
  <Skeleton width={inText(94)} height={inText(32)} />
)

/** The use of the codes of an access. */
export const GrantUse = lazyPart(
  async () => (await load()).GrantUse,
  ({ codes }: GrantUseProps) => <UsePlaceholder lockCount={codes.length} />
)

/** The events of an access. */
export const GrantEvents = lazyPart(async () => (await load()).GrantEvents, <SkeletonRows />)

/** Ids, creation time and time zone of an access. */
export const GrantInformation = lazyPart(async () => (await load()).GrantInformation, <SkeletonRows />)

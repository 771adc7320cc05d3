import type { AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { CopyText } from '../../access-codes/details/copy-text.js'
import { ShareLink } from '../lazy-grant-extras.js'

interface Props {
  readonly grant: AccessGrant
  readonly method: AccessMethod
}

/** Returns a link if it is safe to give to a guest: `https:` only. */
const safeLink = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined

/** The link of a mobile key, to copy, scan or share. It is not in the page before one of them is pressed. */
export function WayLink({ grant, method }: Props) {
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const url = safeLink(parseString(method.instant_key_url))
  if (url === undefined) return <p className="muted small">{texts.linkHidden}</p>
  return (
    <div className="inline wrap">
      <CopyText text={url} label={texts.copyLink} fieldLabel={texts.link} />
      <ShareLink grant={grant} url={url} />
    </div>
  )
}

import { useTexts } from '../../../element/custom-element/element-context.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { ISSUES } from '../../../messages/issues/en.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { accessCodePin } from '../rules/access-code.js'
import { CodePin } from './code-pin.js'

interface Props {
  readonly accessCodeId: string
}

/** The backup code that replaced another code. */
export function BackupCode({ accessCodeId }: Props) {
  const texts = useTexts(ISSUES)
  const { resource } = useResource(accessCodeQuery(accessCodeId))
  return (
    resource && (
      <section role="group" aria-label={texts.backup} className="backup-code surface stack gap-1">
        <h4>{texts.backup}</h4>
        <CodePin pin={accessCodePin(resource)} state="working" />
      </section>
    )
  )
}

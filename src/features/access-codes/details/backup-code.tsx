import { useIssueMessages, withIssueMessages } from '../../../element/loading/issue-messages.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { accessCodePin } from '../rules/access-code.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { CodePin } from './code-pin.js'

interface Props {
  readonly accessCodeId: string
}

/** The backup code that replaced another code. */
export const BackupCode = withIssueMessages(function BackupCode({ accessCodeId }: Props) {
  const { issues: texts } = useIssueMessages()
  const { resource } = useResource(accessCodeQuery(accessCodeId))
  return (
    resource && (
      <section role="group" aria-label={texts.backup} className="backup-code">
        <h4>{texts.backup}</h4>
        <CodePin pin={accessCodePin(resource)} state="working" />
      </section>
    )
  )
})

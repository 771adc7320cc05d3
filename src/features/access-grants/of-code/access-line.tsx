import { useEffect } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { CODE_ACCESS } from '../../../messages/code-access/en.js'
import { Button } from '../../../ui/actions/button.js'
import type { AccessLineProps } from '../../access-codes/code-access.js'
import { AccessGrantClickEvent } from '../access-grant-events.js'
import { accessOfCodeQuery } from '../data/access-of-code-query.js'
import { useGrantName } from '../use-grant-texts.js'

/** The access that a code belongs to, and a button that shows it. Nothing if there is none, or it can't be read. */
export function AccessLine({ accessCodeId, screen: { opener, open }, onFound }: AccessLineProps) {
  const { controller } = useElement()
  const texts = useTexts(CODE_ACCESS)
  const { resources } = useResources(accessOfCodeQuery(accessCodeId))
  const nameOf = useGrantName()
  const [grant] = resources
  const accessGrantId = grant?.access_grant_id
  const { note } = texts
  useEffect(() => {
    if (accessGrantId !== undefined) onFound({ accessGrantId, note })
  }, [accessGrantId, note, onFound])
  if (!grant) return null
  const name = nameOf(grant)
  return (
    <p className="inline wrap">
      <bdi>{name === undefined ? texts.belongsToUnnamed : texts.belongsTo(name)}</bdi>
      <Button
        ref={opener}
        variant="link"
        onClick={() => void (controller.dispatch(new AccessGrantClickEvent(grant)) && open())}
      >
        {texts.showAccess}
      </Button>
    </p>
  )
}

import type { ListQuery } from '../../../core/queries/query.js'
import { accessGrants } from '../../../core/resources/resource-kind.js'
import type { AccessGrant } from '../../../core/resources/resources.js'

/** Refetch interval after a failure, in ms. */
const RETRY_INTERVAL = 30_000

/** Query for the access grant that an access code belongs to, if any. Read once, and again after a failure. */
export const accessOfCodeQuery = (accessCodeId: string): ListQuery<AccessGrant> => ({
  key: `accessGrants.list of code ${accessCodeId}`,
  operation: 'accessGrants.list',
  kind: accessGrants,
  retryInterval: RETRY_INTERVAL,
  request: (client, options) => client.accessGrants.list({ access_code_id: accessCodeId }, options)
})

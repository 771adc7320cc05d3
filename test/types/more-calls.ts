import type {
  AccessGrant,
  AcsCredential,
  AcsEntrance,
  AcsUser,
  ActionAttempt,
  AutomationRun,
  MagicLink,
  MappedSpace,
  Phone,
  PlatformClient,
  Space,
  SpaceBatch,
  UnstableLocation,
  UserIdentity,
  Webhook
} from 'latchkey/client'

export async function grantAccess({ accessGrants, accessMethods }: PlatformClient): Promise<string> {
  const requested_access_methods = [{ mode: 'code' as const, code: '1234' }, { mode: 'mobile_key' as const }]
  const grant: AccessGrant = await accessGrants.create({
    user_identity: { full_name: 'Jane Doe' },
    requested_access_methods,
    space_ids: ['space'],
    starts_at: new Date(),
    ends_at: null
  })
  await accessGrants.create({ user_identity_id: 'person', requested_access_methods, ends_at: '2030-01-01T00:00:00Z' })
  const nothing: void = await accessGrants.update({ access_grant_key: 'stay', name: null, ends_at: new Date() })
  const grants: AccessGrant[] = await accessGrants.list()
  const written: ActionAttempt = await accessMethods.encode(
    { access_method_id: 'card', acs_encoder_id: 'encoder' },
    { waitForActionAttempt: { timeout: 1000 } }
  )
  await accessMethods.delete({ reservation_key: 'stay' })
  console.warn(nothing, grants, written)

  // @ts-expect-error The name is misspelled: the grant would have no end.
  accessGrants.create({ user_identity_id: 'person', requested_access_methods, end_at: null })
  // @ts-expect-error The field name is unknown.
  accessGrants.create({ user_identity: { nickname: 'Jane' }, requested_access_methods })
  // @ts-expect-error The field is unknown.
  void grant.a_field_of_tomorrow
  // @ts-expect-error The user is missing.
  accessGrants.create({ requested_access_methods })
  // @ts-expect-error The access methods are missing.
  accessGrants.create({ user_identity_id: 'person' })
  // @ts-expect-error The access method is unknown.
  accessGrants.create({ user_identity_id: 'person', requested_access_methods: [{ mode: 'whistle' }] })
  // @ts-expect-error A key is a text.
  accessGrants.get({ access_grant_id: 'grant', access_grant_key: 5 })
  // @ts-expect-error The grant id is missing.
  accessGrants.update({ name: 'Weekend' })
  // @ts-expect-error A moment is a text or a date.
  accessGrants.update({ access_grant_id: 'grant', ends_at: 1_700_000_000 })
  // @ts-expect-error There is nothing to delete.
  accessMethods.delete({})
  // @ts-expect-error Grants are called back by `delete`.
  accessGrants.revoke({ access_grant_id: 'grant' })
  return grant.access_grant_id
}

export async function useAccessSystem(client: PlatformClient): Promise<AcsUser[]> {
  const { acs } = client
  const group = { acs_access_group_id: 'group' }
  const user = await acs.users.create({ acs_system_id: 'system', full_name: 'Jane Doe', phone_number: '+15551234567' })
  await acs.accessGroups.addUser({ ...group, acs_user_id: user.acs_user_id })
  await acs.users.update({ user_identity_id: 'person', acs_system_id: 'system', full_name: 'Jane Roe' })
  const entrances: AcsEntrance[] = await acs.accessGroups.listAccessibleEntrances(group)
  const credential: AcsCredential = await acs.credentials.create({
    acs_user_id: user.acs_user_id,
    access_method: 'card',
    starts_at: new Date()
  })
  const written: ActionAttempt = await acs.encoders.encodeCredential({
    acs_encoder_id: 'encoder',
    acs_credential_id: credential.acs_credential_id
  })
  await acs.encoders.simulate.nextCredentialScanWillSucceed({ acs_encoder_id: 'encoder' })
  await acs.encoders.list({ acs_system_ids: ['system'], limit: 5 })
  await acs.credentials.unmanaged.list({ acs_system_id: 'system' })
  console.warn(entrances, written)

  // @ts-expect-error A user has a name.
  acs.users.create({ acs_system_id: 'system' })
  // @ts-expect-error A system alone names no user.
  acs.users.suspend({ acs_system_id: 'system' })
  // @ts-expect-error The user is missing.
  acs.accessGroups.removeUser(group)
  // @ts-expect-error Ids are texts.
  acs.entrances.get({ acs_entrance_id: 7 })
  // @ts-expect-error The entrance id is missing.
  acs.entrances.grantAccess({ acs_user_id: 'user' })
  // @ts-expect-error Several ids are an array.
  acs.encoders.list({ acs_system_ids: 'system' })
  // @ts-expect-error The failure is unknown.
  acs.encoders.simulate.nextCredentialEncodeWillFail({ acs_encoder_id: 'encoder', error_code: 'rain' })
  // @ts-expect-error The system is missing.
  acs.credentialPools.list()
  // @ts-expect-error The folder is unknown.
  void acs.doors
  return client.createPaginator(acs.users.list({ limit: 20, created_before: new Date() })).flattenToArray()
}

export async function furnish({ spaces, phones, userIdentities, webhooks }: PlatformClient): Promise<Space> {
  const space: Space = await spaces.create({ name: 'Attic', customer_data: { time_zone: 'Europe/Berlin' } })
  await spaces.addDevices({ space_id: space.space_id, device_ids: ['lock'] })
  const batch: SpaceBatch = await spaces.getRelated({ space_keys: ['attic'], include: ['devices', 'acs_systems'] })
  const phone: Phone = await phones.simulate.createSandboxPhone({
    user_identity_id: 'person',
    phone_metadata: { operating_system: 'ios' }
  })
  const person: UserIdentity = await userIdentities.get({ user_identity_key: 'jane' })
  const key = await userIdentities.generateInstantKey({ user_identity_id: person.user_identity_id, max_use_count: 2 })
  const webhook: Webhook = await webhooks.create({ url: 'https://example.com/events' })
  const device: string | undefined = batch.devices?.[0]?.device_id
  const address: string = key.instant_key_url
  console.warn(phone, webhook, device, address)

  // @ts-expect-error A space has a name.
  spaces.create({ device_ids: ['lock'] })
  // @ts-expect-error Several ids are an array.
  spaces.addDevices({ space_id: 'space', device_ids: 'lock' })
  // @ts-expect-error The space id is missing.
  spaces.update({ name: 'Cellar' })
  // @ts-expect-error Weather has to do with every space.
  spaces.getRelated({ include: ['weather'] })
  // @ts-expect-error The user identity is missing.
  userIdentities.enrollmentAutomations.list()
  // @ts-expect-error A number of uses is a number.
  userIdentities.generateInstantKey({ user_identity_id: 'person', max_use_count: 'twice' })
  // @ts-expect-error The user of the phone is missing.
  phones.simulate.createSandboxPhone({})
  // @ts-expect-error The event types are missing.
  webhooks.update({ webhook_id: 'webhook' })
  // @ts-expect-error A deleted webhook is not answered.
  const deleted: Webhook = await webhooks.delete({ webhook_id: 'webhook' })
  console.warn(deleted)
  return spaces.update({ space_key: 'attic', name: 'Loft' })
}

export async function serveCustomer(client: PlatformClient): Promise<MagicLink> {
  const { bridges, customer, customers, networks, partner, unstableLocations, unstablePartner } = client
  const runs: AutomationRun[] = await customer.v1.automationRuns.list({ limit: 5, success: false })
  const mapped: MappedSpace[] = await partner.v1.buildingBlocks.spaces.autoMap()
  const location: UnstableLocation = await unstableLocations.create({ name: 'Attic' })
  await customers.pushData({
    customer_key: 'acme',
    rooms: [{ room_key: '12', name: 'Twelve' }],
    reservations: [{ reservation_key: 'stay', starts_at: new Date(), room_keys: ['12'] }]
  })
  console.warn(runs, mapped, location, await bridges.list(), await networks.get({ network_id: 'network' }))

  // @ts-expect-error The customer key is missing.
  customers.pushData({ rooms: [] })
  // @ts-expect-error A room has a key.
  customers.pushData({ customer_key: 'acme', rooms: [{ name: 'Twelve' }] })
  // @ts-expect-error Success is a boolean.
  customer.v1.automationRuns.list({ success: 'no' })
  // @ts-expect-error The kind of page is unknown.
  unstablePartner.buildingBlocks.generateMagicLink({ customer_key: 'acme', building_block_type: 'weather' })
  // @ts-expect-error The bridge is missing.
  bridges.get()
  // @ts-expect-error The product is no part of the name.
  void client.product
  return unstablePartner.buildingBlocks.organizeSpaces({
    customer_key: 'acme',
    spaces: [{ space_key: '1', name: 'One' }]
  })
}

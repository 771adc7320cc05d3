import type { Call } from './call.js'

interface EnrollmentAutomationsCalls {
  /** Ends an automation. */
  delete: Call<'/user_identities/enrollment_automations/delete'>
  /** One automation. */
  get: Call<'/user_identities/enrollment_automations/get'>
  /** Lets a person's mobile keys be made by themselves. */
  launch: Call<'/user_identities/enrollment_automations/launch'>
  /** The automations of a person. */
  list: Call<'/user_identities/enrollment_automations/list'>
}

export interface UserIdentitiesCalls {
  enrollmentAutomations: EnrollmentAutomationsCalls
  /** Says that a user of an access control system is this person. */
  addAcsUser: Call<'/user_identities/add_acs_user'>
  /** Lets a person use a device. */
  grantAccessToDevice: Call<'/user_identities/grant_access_to_device'>
  /** Makes a person. */
  create: Call<'/user_identities/create'>
  /** Deletes a person, and with them all access. */
  delete: Call<'/user_identities/delete'>
  /** Makes a key that opens on any phone by its address. */
  generateInstantKey: Call<'/user_identities/generate_instant_key'>
  /** The people of the workspace, or those who match. */
  list: Call<'/user_identities/list'>
  /** The devices that a person may use. */
  listAccessibleDevices: Call<'/user_identities/list_accessible_devices'>
  /** The systems that know a person. */
  listAcsSystems: Call<'/user_identities/list_acs_systems'>
  /** The users that are this person. */
  listAcsUsers: Call<'/user_identities/list_acs_users'>
  /** Says that a user of an access control system is not this person. */
  removeAcsUser: Call<'/user_identities/remove_acs_user'>
  /** No longer lets a person use a device. */
  revokeAccessToDevice: Call<'/user_identities/revoke_access_to_device'>
  /** One person, by their id or key. */
  get: Call<'/user_identities/get'>
  /** Changes the details of a person. */
  update: Call<'/user_identities/update'>
}

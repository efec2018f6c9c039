/** Something that cannot be deployed, switched or found: what, why and what to do, for the operator. */
export class DeploymentError extends Error {}

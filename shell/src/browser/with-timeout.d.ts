/** @throws Error when `work` has not settled after `ms` */
export declare function withTimeout<T>(ms: number, work: Promise<T>): Promise<T>;

import { ffuf, guessing } from './tools/ffuf.mjs';
import { observatory } from './tools/observatory.mjs';
import { openapi } from './tools/openapi.mjs';
import { slowhttptest } from './tools/slowhttptest.mjs';
import { sqlmap } from './tools/sqlmap.mjs';
import { wapiti } from './tools/wapiti.mjs';

/**
 * In their order: the OpenAPI fuzzer comes last, since it changes releases.
 * @type {readonly import('./attack.mjs').Tool[]}
 */
export const TOOLS = [wapiti, sqlmap, ffuf, openapi, observatory, guessing, slowhttptest];

import { AN_AGENT, AN_AGENT_BELOW, anAgreement, held } from '../provider-states/given';
import { answer, at, call, given, plus, story } from './story';

const WITH_LINK = { 'the agent': [AN_AGENT, { name: 'an invitation', params: { by: 'member' } }] };
const BELOW = { 'the agent': [AN_AGENT, held(), AN_AGENT_BELOW] };
const below = call('agent.contract.downline');

/** What agents do: links, teams, agreements. */
export const agentStories = [
  story(
    'agents-pages',
    'An agent’s lists end and have nothing twice, whatever their pages hold.',
    {
      'the agent': [
        AN_AGENT,
        { name: 'the member’s team', params: { has: 'settlements' } },
        held(),
        AN_AGENT_BELOW,
        anAgreement({ with: 'downline', state: 'refused' }),
        anAgreement({ with: 'downline', state: 'inForce' }),
        { name: 'the member’s team', params: { has: 'members' } },
      ],
    },
    call('agent.settlements.list', { limit: 3 })
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].id').isDistinct(), at('list[]').hasEntriesOrMore(4)),
    call('agent.team.list', { limit: 1 })
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].id').isDistinct(), at('list[]').hasEntriesOrMore(2)),
    call('agent.contract.downlines', { limit: 1 })
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].id').isDistinct(), at('list[]').hasEntriesOrMore(2)),
  ),
  story(
    'invitation-link',
    'A link that was made is listed until it is archived, and a visit by it is counted.',
    WITH_LINK,
    call('agent.links.list').as('before'),
    call('agent.links.create', { name: 'Zalo' }).twiceUnderOneKey().as('made'),
    call('agent.links.list').must(
      at('list[]').where('code', answer('made', 'code')).hasEntries(1),
      at('list[].name').where('code', answer('made', 'code')).is('Zalo'),
    ),
    call('affiliate.visit'),
    call('agent.links.list').must(
      at('list[].visits')
        .where('code', given('code'))
        .is(plus(answer('before', at('list[].visits').where('code', given('code'))), 1)),
    ),
    call('agent.links.archive'),
    call('agent.links.list').must(at('list[].archived').where('code', given('code')).is(true)),
  ),
  story(
    'agreement-accepted',
    'An agreement that was accepted is agreed, and is answered once.',
    { 'the agent': [AN_AGENT, anAgreement({ state: 'waiting' })] },
    call('agent.contract.salary').must(
      at('versions[].state').where('id', given('agreementId')).is('offered'),
    ),
    call('agent.contract.answer').twiceUnderOneKey(),
    call('agent.contract.salary').must(
      at('versions[].state').where('id', given('agreementId')).isNot('offered'),
    ),
    call('agent.contract.answer', { answer: 'refused' }).refused('agreement.answered'),
  ),
  story(
    'agreement-offered',
    'An offer to a downline stands, once, until it is withdrawn.',
    BELOW,
    call('agent.contract.offer').twiceUnderOneKey().as('offer'),
    below.as('offered').must(at('versions[]').hasEntries(1), at('versions[0].state').is('offered')),
    call('agent.contract.downlines', { limit: 10 })
      .without('cursor')
      .must(at('list[].account').contains(given('downline'))),
    call('agent.contract.withdraw', { agreementId: answer('offered', 'versions[0].id') }),
    below.must(at('versions[0].state').is('withdrawn')),
  ),
  story(
    'agreement-ended',
    'An agreement in force has no last day until one of both ends it.',
    { 'the agent': [AN_AGENT, held()] },
    call('agent.contract.salary').must(at('versions[].until').where('id', given('agreementId')).isAbsent()),
    call('agent.contract.end').as('ended'),
    call('agent.contract.salary').must(
      at('versions[].until').where('id', given('agreementId')).is(answer('ended', 'until')),
    ),
  ),
];

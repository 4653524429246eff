/** Questions whose reference answer is a whole paragraph, with answers of a university class, marked 0 to 5 before any was scored; read while scoring was changed. */
export const classroomLong = `
q: Explain how the sliding window protocol works and why it is more efficient than stop-and-wait.
i: In stop-and-wait the sender transmits one frame and then waits for its acknowledgement before it may send the next, so the link is idle for a whole round trip. With a sliding window the sender may have several unacknowledged frames on the way, up to the window size. Each acknowledgement moves the window forward, so that new frames can be sent. The link is used all the time if the window covers the bandwidth-delay product, which makes it more efficient.
5 The sender is allowed to send as many frames as fit in its window without waiting for acks. When an ack comes in, the window slides on and the next frame may go out. In stop-and-wait only one frame can be outstanding, so for most of the round trip time nothing is transmitted and the bandwidth is wasted.
4 With sliding window several packets can be sent before an acknowledgement is received, and every acknowledgement shifts the window. Stop and wait must wait after each packet.
3 You can send many frames at once instead of one, so there is less waiting time.
2 The window has a size, and this many packets are kept in the buffer of the sender.
1 It is a protocol in which the window slides over the data, and it is more efficient because it is newer than stop-and-wait.
0 In the sliding window protocol the sender waits after each frame for its acknowledgement, in stop-and-wait it sends several frames without acknowledgement until the receiver tells it to stop.

q: What is the difference between symmetric and asymmetric encryption, and why are they often used together?
i: Symmetric encryption uses the same secret key to encrypt and to decrypt, which is fast, but both parties need to share the key over a safe way first. Asymmetric encryption uses a pair of keys: what is encrypted with the public key can only be decrypted with the private key, so no secret has to be exchanged, but it is slow. In practice the asymmetric method is used to exchange a symmetric session key, and the data are then encrypted with that.
5 With symmetric encryption both sides have one and the same key. It's quick, but how do you get the key to the other side? Asymmetric has a public key that anybody may use for encrypting and a private one for decrypting, which solves this but costs a lot of computing time. So you use the slow one only to send over a key for the fast one (hybrid).
4 Symmetric: one shared key, fast. Asymmetric: public and private key, slower. They're combined by exchanging the symmetric key with the asymmetric procedure.
3 In symmetric encryption the same key is used for both directions, and in asymmetric there are two different keys, one public and one private.
2 Asymmetric is more secure than symmetric encryption, but takes longer. That's why both are used.
0 Symmetric encryption uses a public and a private key and is slow, asymmetric encryption uses the same secret key for both and is fast.
1 Symmetric encryption encrypts the whole message, asymmetric only half of it, and together everything is encrypted.

q: Describe how natural selection leads to the adaptation of a population.
i: The individuals of a population vary, and part of this variation is inherited. More offspring are born than can survive, so there is competition for resources. Individuals with traits that fit the environment better are more likely to survive and to reproduce, and they pass these traits on. Over many generations the favourable traits become more frequent in the population, which is thereby adapted to its environment.
5 Not all animals of a species are the same, and they inherit their differences. Those which are by chance better suited to where they live survive more often and get more young, who have the same feature. After many generations nearly all have it.
4 Individuals with better traits survive and reproduce, and pass on these traits to their children, so that the traits become more common over time.
3 Only the fittest survive and have offspring.
2 The population changes over a long time because of the environment, and some animals die out.
0 Each animal changes its body during its life because it needs to, for example a giraffe stretches its neck, and this is inherited by its children.
1 The animals get used to the environment, like a thicker coat in winter.

q: Explain what an index in a database is, what it is good for and what it costs.
i: An index is an additional data structure, usually a B-tree, that holds the values of one or more columns in sorted order with references to the rows. With it the database finds the rows for a condition in logarithmic time instead of scanning the whole table, and it can return rows in order. It costs storage, and every insert, update and delete has to maintain the index too, which makes writes slower. So columns that are searched often and written seldom should be indexed.
5 It's like the index of a book: a sorted tree of the column's values with pointers to the records. Queries that filter by the column don't need a full scan any more. The price is extra disk space, and writing becomes slower because the tree must be updated as well.
4 An index speeds up queries as it avoids a full table scan. On the other hand it needs storage and slows down inserts and updates.
3 It is a structure for faster searching in a table, e.g. a B-tree.
1 The index is the primary key of a table that makes each row unique.
0 An index makes inserts and updates faster, but a query has to scan the whole table, and it needs no storage.
2 Indexes are used to make the database faster. They should not be used for all columns.

q: How does a refrigerator move heat from the inside to the outside?
i: A refrigerant circulates in a closed loop. Inside the refrigerator it evaporates at low pressure and takes up heat from the food compartment. The compressor then compresses the vapour, which raises its pressure and temperature. In the condenser at the back it gives the heat off to the room and becomes liquid again. An expansion valve lowers the pressure, the liquid cools down, and the cycle starts again. The compressor needs electrical energy for this, since heat does not flow from cold to warm by itself.
5 There's a coolant which is pumped round. It boils in the tubes inside and so draws warmth from the interior. A compressor squeezes the gas so it becomes hot, and at the rear it condenses and hands the heat over to the kitchen air. After a valve the pressure drops, it's cold again and the whole thing repeats. Work must be put in.
4 The refrigerant evaporates inside and takes the heat with it. Outside it is compressed and condensed so that it gives off the heat. This needs a compressor with electricity.
3 A liquid evaporates in the refrigerator, which takes heat away, and it releases it outside.
2 With a compressor and a cooling liquid in pipes that carries the heat outside.
1 Cold air is produced by a motor and blown into the refrigerator with a fan.
0 The refrigerant condenses inside and gives off cold, then it evaporates at the back and takes up heat from the room.
`;
